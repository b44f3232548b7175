const FILE = '3f0f0c5e-3c7a-4a55-9f0d-1a2b3c4d5e6f.webp'

/**
 * Addresses that are no logo of ours: elsewhere, look-alikes of our own address, ways out of the folder, another
 * folder, and one that is well formed and of no file. The server under test is http://localhost:3000.
 */
export const FOREIGN_LOGOS = [
  'https://evil.tld/files/company-logos/a.webp',
  'http://localhost:3000.evil.tld/files/company-logos/a.webp',
  'http://localhost:3000@evil.tld/files/company-logos/a.webp',
  'http://user:secret@localhost:3000/files/company-logos/a.webp',
  'http://localhost:30000/files/company-logos/a.webp',
  'https://localhost:3000/files/company-logos/a.webp',
  'http://127.0.0.1:3000/files/company-logos/a.webp',
  'http://[::1]:3000/files/company-logos/a.webp',
  'http://2130706433/files/company-logos/a.webp',
  'http://0x7f000001/files/company-logos/a.webp',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/files/company-logos/a.webp',
  '//evil.tld/files/company-logos/a.webp',
  '///files/company-logos/a.webp',
  '/\\evil.tld/files/company-logos/a.webp',
  '/files/company-logos/../../auth-secret',
  '/files/company-logos/..%2f..%2fauth-secret',
  '/files/company-logos/%2e%2e/default.webp',
  '/files/company-logos/..\\default.webp',
  '/files/company-logos/default.webp?next=//evil.tld',
  '/files/company-logos/default.webp#evil',
  '/files/company-logos/default.webp%00.svg',
  '/files/company-\nlogos/default.webp',
  '/files-evil/company-logos/default.webp',
  '/files/company-logos-evil/default.webp',
  '/files/company-videos/default.webp',
  '/files/profile-pictures/default.webp',
  'file:///etc/passwd',
  'gopher://localhost:3000/files/company-logos/a.webp',
  'javascript:alert(1)//localhost:3000/files/company-logos/a.webp',
  'data:image/webp;base64,AAAA',
  `/files/company-logos/${FILE}`,
  `http://localhost:3000/files/company-logos/${FILE}`,
] as const

/** The same for videos: every place that is none of ours, and the folder of logos. */
export const FOREIGN_VIDEOS = FOREIGN_LOGOS.map((address) =>
  address.replaceAll('company-videos', 'company-pictures').replaceAll('company-logos', 'company-videos'),
)
