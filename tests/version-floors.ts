/** A weakness that is public, and the first version without it. */
type Floor = { package: string; from: string; mends: string }

/** The lowest version of a package that may be installed, and what is wrong below it. */
export const VERSION_FLOORS: readonly Floor[] = [
  {
    package: 'seroval',
    from: '1.5.3',
    mends: 'CVE-2026-59940: calls of the server may run what the caller says',
  },
  {
    package: 'better-auth',
    from: '1.6.11',
    mends: 'CVE-2026-53516: an unconfirmed account takes another one over',
  },
  {
    package: 'better-auth',
    from: '1.7.7',
    mends: 'CVE-2026-110862: a sign-in by a provider opens another account',
  },
  { package: 'drizzle-orm', from: '0.45.2', mends: 'CVE-2026-39356: names of columns are not escaped' },
  { package: 'vite', from: '8.0.5', mends: 'CVE-2026-39363: the server for development hands out any file' },
  { package: 'vitest', from: '5.0.5', mends: 'CVE-2026-112948: the server of tests hands out private files' },
  {
    package: '@tanstack/react-start',
    from: '1.168.25',
    mends: 'GHSA-g7cv-rxg3-hmpx: stolen releases of May 2026',
  },
]

/**
 * The day on which releases of several packages were stolen (GHSA-g7cv-rxg3-hmpx): these versions steal passwords while
 * they are installed.
 */
export const STOLEN_VERSIONS: Readonly<Record<string, readonly string[]>> = {
  '@tanstack/history': ['1.161.9', '1.161.12'],
  '@tanstack/react-router': ['1.169.5', '1.169.8'],
  '@tanstack/react-start': ['1.167.68', '1.167.71'],
  '@tanstack/router-core': ['1.169.5', '1.169.8'],
  '@tanstack/router-plugin': ['1.167.38', '1.167.41'],
  '@tanstack/router-utils': ['1.161.11', '1.161.14'],
  '@tanstack/start-plugin-core': ['1.169.23', '1.169.26'],
  '@tanstack/start-server-core': ['1.167.33', '1.167.36'],
  '@tanstack/virtual-file-routes': ['1.161.10', '1.161.13'],
}
