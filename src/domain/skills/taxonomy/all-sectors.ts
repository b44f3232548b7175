import type { SectorTerms } from './sector-terms.ts'
import { agriculture } from './sectors/agriculture.ts'
import { artsMedia } from './sectors/arts-media.ts'
import { automotive } from './sectors/automotive.ts'
import { bankingFinance } from './sectors/banking-finance.ts'
import { charityNgo } from './sectors/charity-ngo.ts'
import { construction } from './sectors/construction.ts'
import { customerService } from './sectors/customer-service.ts'
import { design } from './sectors/design.ts'
import { education } from './sectors/education.ts'
import { energy } from './sectors/energy.ts'
import { engineering } from './sectors/engineering.ts'
import { healthCare } from './sectors/health-care.ts'
import { hospitalityTourism } from './sectors/hospitality-tourism.ts'
import { humanResources } from './sectors/human-resources.ts'
import { itSoftware } from './sectors/it-software.ts'
import { legal } from './sectors/legal.ts'
import { logisticsTransport } from './sectors/logistics-transport.ts'
import { manufacturing } from './sectors/manufacturing.ts'
import { marketing } from './sectors/marketing.ts'
import { other } from './sectors/other.ts'
import { publicSector } from './sectors/public-sector.ts'
import { realEstate } from './sectors/real-estate.ts'
import { retail } from './sectors/retail.ts'
import { sales } from './sectors/sales.ts'
import { science } from './sectors/science.ts'

/** Every sector's terms, in the order of the vocabulary. */
export const ALL_SECTORS: readonly SectorTerms[] = [
  agriculture,
  artsMedia,
  automotive,
  bankingFinance,
  charityNgo,
  construction,
  customerService,
  design,
  education,
  energy,
  engineering,
  healthCare,
  hospitalityTourism,
  humanResources,
  itSoftware,
  legal,
  logisticsTransport,
  manufacturing,
  marketing,
  publicSector,
  realEstate,
  retail,
  sales,
  science,
  other,
]
