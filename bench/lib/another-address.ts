let caller = 0
/** Another address each time, so that no limit answers in the place of the endpoint. */
export const anotherAddress = () => `198.18.${Math.floor(++caller / 250) % 250}.${(caller % 250) + 1}`
