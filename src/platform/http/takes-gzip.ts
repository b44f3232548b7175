/** Whether whoever asks takes gzip: as browsers write it, without qualities but a refusal. */
export function takesGzip(request: Request): boolean {
  const codings = request.headers.get('accept-encoding')?.split(',') ?? []
  return codings.some((coding) => /^\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(coding))
}
