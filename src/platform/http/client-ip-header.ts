/** The header in which our own server puts who sent a request, proxies of ours looked through; whatever a client sends under it is overwritten. */
export const CLIENT_IP_HEADER = 'x-flightpath-client-ip'
