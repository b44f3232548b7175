import { hasEveryRate } from '#/domain/money/exchange-rates.ts'
import { env, exchangeRates } from '#/platform/env/env.server.ts'
import { mapStyleUrl } from '#/platform/env/map-env.ts'

/** What the environment says of the map: the address of an online map's style, and whether all pay can be compared. */
export const readMapSettings = () => ({
  styleUrl: mapStyleUrl(env()),
  comparesAllPay: hasEveryRate(exchangeRates()),
})
