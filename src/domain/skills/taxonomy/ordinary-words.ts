import { plainSpelling } from '#/domain/text/plain-spelling.ts'

const wordsOf = (text: string) => new Set(text.split(/\s+/).filter(Boolean).map(plainSpelling))

/** Names that are also ordinary words or other people's names: in a running text they count as they are written. */
const NAMES_AND_WORDS = wordsOf(`
  access acrobat act affinity aim air airtable amplitude android angular ansible ant apache apex apple arm art ash
  assembly atom aurora avid axis babel basecamp bash basic bat bear beam bee blender bootstrap box brevo buffer bun cake
  capacitor cart casting cat cats chai chef chief classic clarity clio clips close cloud concur confluence confluent
  consul coral core corona cornerstone cosmos coupa craft crystal cypress dart dash deck delphi deno dial dispatch django
  dock docker door doors draw drift drive drone ear edge elixir ember emi era excel expo express falcon fat flash flask
  flex flow flux fors fresh front fusion galileo ghost gherkin git glide go grasshopper greenhouse groovy gum halt harbor
  harvest heap helm hibernate hive horizon houdini hubble hyperion illustrator impala indesign ink insight inspire
  intercom inventor ionic iris jasmine jest julia juris karma keynote later lamp lead leaflet leap led leed lens less level
  lever lift lime linear lit looker loom loop loto luna mail make marvel material maven maya meet mews midas mint mocha
  monday mongoose moodle muse native nest net new news next node nomad notion nova nuke oasis obsidian octopus oracle
  orchid origin outlook packer pages pal pals panda pandas parcel pardot pascal pat path perl pet phoenix photon pig
  pilot pinnacle pipe pivot plaid plane play poll postman power premiere prisma pro processing project projects prometheus
  proteus publisher pulse puppet pure quark quickbase quip rag rails ram rams rapid react realm red redux remix
  reply rest rhino ring ripple robot rocket root rose ruby rush rust saber sabre safe sage salt sap sas sass scala scheme
  scratch script scrum segment sencha sense sequence shift signal simple sketch slack slate slice snap snow soap solidity
  spark spine splunk spring sprout square stage star stata stella stitch storm storybook strapi stream stride stripe surfer
  swagger swift switch table tableau talent tally tango target teams tempo toast torch totara tower trace track
  unity unreal vault vector vim vision visual vite vue wave wing wire word workable workday works yarn zeal zoom
`)

/**
 * Words that name a skill where skills are listed, and anything else in a running text. As words are compared: singular,
 * in one spelling.
 */
const WORDS_ALONE = wordsOf(`
  ability account accuracy action addiction administration advertisement analysis architecture arithmetic arranging asset
  assembler assembling benefit blasting bond boning boring bottling brace bridge brochure budget buffet buffing bundling
  c1 ce campaign can care casualty chainsaw chiller circuit collection communicating compressor
  container containment control converter coordinating coordination custody dealing decision delegation delivery
  demolition dependability depreciation design dessert development diagnosis discretion dispatching dispute
  ditching document documentation drawing dressing economic estimate estimating event excursion expediting expense
  explosive facial filing filling fitting flagging flyer footing forecast forwarding foundation frailty freight fulfilment
  gauge gowning grading grievance grill grilling grinding guarding handover hardening harrowing highlight hiring
  hosting icing impression incident induction industrialisation influencing initiative injection innovation inspection
  instrument instrumentation inspiring integration integrity interlocking inverter investigation judgment kennel keyword
  lashing laser leaflet lean lending levelling leveling loading loan lodging mailing maintenance management
  manhole material math milestone minute modelling modeling mooring observation
  operation optimisation organisation organised organising packing pairing partitioning patching
  patience payment pension persona persuading picking planning planting plaster playing pointing portioning
  planning presentation presenting priming procedure process promotion prompting propping provisioning
  publicity pump punching quality questionnaire reaming reasoning receiving reconciliation redundancy reel refraction
  reinstatement reliability relocation removal rendering render report reporting requisition reservation reserving
  responsibility restraint reward rgn rigging rn routing safety sauce screed scrub sectioning security
  seedling segmentation selling sensitivity sensor settlement shearing signing slating spinning   spraying spreading stakeholder stamping startup stationery strategy supervising support surfacing survey suture swap
  tacking tanking targeting technology telephone test testing thread threading tolerance towing training
  transport transportation trenching trunking trust turnaround turning unloading validation valve versatility
  walling weld will wiring work workshop writing
`)

/** The same of several words. */
const PHRASES_ALONE = new Set([
  'c licence',
  'class 1',
  'class 2',
  'laying out',
  'qualified nurse',
  'registered general nurse',
  'registered nurse',
  'riding out',
  'rubbing down',
  'setting out',
  'stand up',
  'taking off',
  'waiting on',
])

/** "Fit-out" is a name, "fit out" may be anything. */
const HYPHENATED = /-(?:down|in|off|out|over|up)$/

/** Shorter names mean too much in lower case: "ts", "ml", "iv". */
const CASED_MAX = 2

/** Whether a name of one word counts in a running text only as it is written. */
export function countsAsWritten(written: string, word: string): boolean {
  return word.length <= CASED_MAX || (NAMES_AND_WORDS.has(word) && /\p{Lu}/u.test(written))
}

/** Whether a name says nothing in a running text: words that no skill alone is called by. `word`: all its words. */
export const isOrdinary = (written: string, word: string): boolean =>
  WORDS_ALONE.has(word) || PHRASES_ALONE.has(word) || (NAMES_AND_WORDS.has(word) && !/\p{Lu}/u.test(written))

/** Whether a name of several words counts in a running text only with its hyphen. */
export const countsHyphenated = (written: string): boolean => HYPHENATED.test(written)
