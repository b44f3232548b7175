/** The header in which our own server puts the caller's address; whatever a client sends under it is overwritten. */
export const CLIENT_IP_HEADER = 'x-flightpath-client-ip'
