export const SOCIAL_CHANNELS = ['news', 'community', 'social', 'video'] as const
export type SocialChannel = (typeof SOCIAL_CHANNELS)[number]

/** Addresses outside the product; whoever runs it sets their own. */
export type SiteLinks = { knowledgeCentre: string } & Record<SocialChannel, string>

export const DEFAULT_SITE_LINKS: SiteLinks = {
  knowledgeCentre: 'https://knowledge.flightpath.example/',
  news: 'https://flightpath.example/news.xml',
  community: 'https://community.flightpath.example/',
  social: 'https://social.flightpath.example/@flightpath',
  video: 'https://video.flightpath.example/@flightpath',
}

export const FOOTER_PAGES = [
  { id: 'contact', to: '/contact' },
  { id: 'privacy', to: '/privacy' },
  { id: 'terms', to: '/terms' },
] as const
