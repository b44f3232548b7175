export const SOCIAL_CHANNELS = ['news', 'community', 'social', 'video'] as const
export type SocialChannel = (typeof SOCIAL_CHANNELS)[number]

/** Addresses beside the product, as whoever runs it set them; what they did not set leads nowhere and is no link. */
export type SiteLinks = Partial<Record<SocialChannel | 'knowledgeCentre', string>>

export const FOOTER_PAGES = [
  { id: 'contact', to: '/contact' },
  { id: 'privacy', to: '/privacy' },
  { id: 'terms', to: '/terms' },
] as const
