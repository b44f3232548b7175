import { CARTWHEEL, ST_ALDHELMS, TIDEWALL } from './drawings/logos.ts'

export type CompanyKey = 'tidewall-engineering' | 'cartwheel-data' | 'st-aldhelms-hospital'

/** A company of the demo. `owner` is the key of a person; `logo` is an SVG. */
export type DemoCompany = {
  key: CompanyKey
  owner: string
  name: string
  email: string
  phone: string
  location: string
  description: string
  logo: string
  foundedDaysAgo: number
}

/** The three companies of the demo; the first two belong to the same person. */
export const DEMO_COMPANIES: DemoCompany[] = [
  {
    key: 'tidewall-engineering',
    owner: 'maren-kowalczyk',
    name: 'Tidewall Engineering',
    email: 'people@tidewall.example.com',
    phone: '+44 7700 900201',
    location: 'Bristol, United Kingdom',
    description:
      'We are 180 engineers, scientists and builders who keep water where it should be. Our flood walls, drains and bridges stand in nine countries; our offices are in Bristol, Gloucester, Porto and Brisbane.\n\nWe are owned by the people who work here. Everyone who designs a thing also spends time on the site where it is built, and every scheme starts with an evening in a village hall.',
    logo: TIDEWALL,
    foundedDaysAgo: 57,
  },
  {
    key: 'cartwheel-data',
    owner: 'maren-kowalczyk',
    name: 'Cartwheel Data',
    email: 'hello@cartwheel.example.com',
    phone: '+44 7700 900264',
    location: 'Bristol, United Kingdom',
    description:
      'Maps, sensors and forecasts that tell people when the river is coming. Cartwheel began as three desks inside Tidewall and is now 46 people in Bristol, Lyon, Portland and wherever they like.\n\nOur warnings reach four million households. What we learn we publish: most of our code and nearly all of our data are open.',
    logo: CARTWHEEL,
    foundedDaysAgo: 52,
  },
  {
    key: 'st-aldhelms-hospital',
    owner: 'ravi-sandhu',
    name: 'St Aldhelm’s Hospital',
    email: 'work@staldhelms.example.com',
    phone: '+44 7700 900377',
    location: 'Bath, United Kingdom',
    description:
      'A general hospital of 420 beds on the south side of Bath, looking after 190,000 people since 1911. Two thousand of us work here: nurses, doctors, cooks, electricians, teachers, and the volunteers at the front door.\n\nSelf-rostering on every ward, a nursery on site, and a kitchen that cooks from scratch.',
    logo: ST_ALDHELMS,
    foundedDaysAgo: 43,
  },
]
