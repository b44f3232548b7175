/** So many days after it was answered a message from the contact form is deleted. One that is open stays. */
export const ANSWERED_DAYS_KEPT = 365
