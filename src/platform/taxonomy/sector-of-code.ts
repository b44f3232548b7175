import type { Sector } from '#/domain/job/vocabulary.ts'

type Table = Partial<Record<Sector, string>>

/** ISCO-08, the longest beginning first. What is not here, as office work, is of no sector. */
const ISCO: Table = {
  PublicSector: '0 11 335 54',
  Agriculture: '131 61 62 63 92',
  Manufacturing: '132 72 73 75 81 82 932',
  Construction: '1323 71 931 3112 3123',
  LogisticsTransport: '1324 315 432 83 933',
  ItSoftware: '133 25 35',
  HealthCare: '1342 1343 22 32 53',
  Education: '1345 23',
  BankingFinance: '1346 241 331 431 4312',
  HospitalityTourism: '141 3434 51 94',
  Retail: '142 52',
  Science: '211 212 213 314 2631 2632 2633',
  Engineering: '214 215 311 74',
  Design: '216',
  HumanResources: '1212 242 3333 4416',
  Marketing: '1222 2431 2432',
  Sales: '1221 2433 2434 332',
  Legal: '261 3411',
  ArtsMedia: '262 264 265 343 732',
  CharityNgo: '2635 3412',
  CustomerService: '422',
  Automotive: '7231',
  RealEstate: '3334',
  Energy: '3131 2151',
  Other: '514 515 516 5164',
}

/** The Standard Occupational Classification of the United States. */
const SOC: Table = {
  BankingFinance: '13 11-303',
  HumanResources: '13-107 13-114 11-311 11-312 11-313',
  ItSoftware: '15 11-302',
  Engineering: '17 49-2 49-9',
  Science: '19',
  CharityNgo: '21',
  Legal: '23',
  Education: '25 11-903',
  ArtsMedia: '27',
  Design: '27-102',
  HealthCare: '29 31 11-911',
  PublicSector: '33 55',
  HospitalityTourism: '35 11-905 11-908',
  Sales: '41 11-202',
  Retail: '41-1 41-2',
  RealEstate: '41-9 11-914',
  CustomerService: '43-405',
  Marketing: '11-201 13-116 11-203',
  Agriculture: '45 11-901',
  Construction: '47 11-902',
  Automotive: '49-3',
  Manufacturing: '51 11-305',
  Energy: '51-8 47-5',
  LogisticsTransport: '53 11-307',
}

function byBeginning(table: Table): Map<string, Sector> {
  const sectors = Object.entries(table) as [Sector, string][]
  return new Map(
    sectors.flatMap(([sector, codes]) => codes.split(' ').map((code): [string, Sector] => [code, sector])),
  )
}

function lookUp(sectors: ReadonlyMap<string, Sector>, code: string): Sector {
  for (let length = code.length; length > 0; length -= 1) {
    const sector = sectors.get(code.slice(0, length))
    if (sector) return sector
  }
  return 'Other'
}

const [isco, soc] = [byBeginning(ISCO), byBeginning(SOC)]

/** The sector of a group of ISCO-08, as in "2221". */
export const sectorOfIsco = (code: string): Sector => lookUp(isco, code.replace(/^C/, ''))

/** The sector of an occupation of O*NET, as in "29-1141.00". */
export const sectorOfSoc = (code: string): Sector => lookUp(soc, code)
