import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

type Scrypt = (
  ...call: [string, string, number, crypto.ScryptOptions, (error: Error | null, key: Buffer) => void]
) => void

// Hashing a password takes a tenth of a second, on purpose. Here only its being done counts; the browser's journeys
// run with the real cost.
const shared = crypto as { scrypt: Scrypt; isQuick?: boolean }
if (!shared.isQuick) {
  const { scrypt } = shared
  shared.isQuick = true
  shared.scrypt = (password, salt, length, options, done) =>
    scrypt(password, salt, length, { ...options, N: 2 }, done)
  syncBuiltinESMExports()
}
