import { OCCUPATIONS } from './occupations.ts'

const OBJECTS =
  'Pump Bridge Invoice Ledger Contract Tender Roster Crew Fleet Cable Pipeline Boiler Turbine Solar Timber Concrete Steel Glass Textile Leather Ceramic Paint Print Video Audio Archive Museum Library Library-loan Garden Forest River Coast Harbour Railway Tram Bus Cycle Airport Cargo Customs Freight Parcel Pallet Packaging Recipe Menu Bakery Dairy Orchard Vineyard Grain Seed Soil Water Waste Energy Heat Ventilation Insulation Roof Window Facade Survey Map Census Poll Budget Grant Donor Volunteer Member Patient Ward Clinic Dental Vision Hearing Speech Dialect Translation Subtitle'.split(
    ' ',
  )
const WORK =
  'maintenance planning inspection modelling costing design scheduling repair testing documentation procurement training audits safety analysis forecasting automation logistics records reporting compliance quality estimates supervision commissioning assembly diagnostics cleaning research standards licensing coordination handover monitoring restoration sampling photography drafting editing filing advice sales marketing support administration coaching policy strategy outreach budgeting insurance claims valuation reviews statistics migration integration calibration dispatch storage recycling'.split(
    ' ',
  )
const SKILLS_MAX = 5_000

/** Five thousand skills: those of the occupations first, then the long tail that hardly anybody asks for. */
export const SKILL_NAMES: readonly string[] = [
  ...new Set([
    ...OCCUPATIONS.flatMap(({ skills }) => skills),
    // Through the works first, so that neighbours in the list are not of one kind.
    ...WORK.flatMap((work) => OBJECTS.map((object) => `${object} ${work}`)),
  ]),
].slice(0, SKILLS_MAX)
