import type { Mutant } from './mutant.ts'

/** Faults in what part 1 of the specification says of pages, their frame and the ways between them: 1.A to 1.J. */
export const SPECIFICATION_PAGES: Mutant[] = [
  {
    id: '1A-anybody-signs-up-as-an-admin',
    of: '1.A account kinds',
    file: 'src/domain/access/account-type.ts',
    find: "['Individual', 'Employer'] as const satisfies",
    put: "['Individual', 'Employer', 'Admin'] as const satisfies",
    caughtBy: [{ file: 'src/domain/access/account-type.test.ts', title: 'nobody can sign up as an admin' }],
  },
  {
    id: '1A-title-without-its-promise',
    of: '1.A title',
    file: 'src/routes/-components/page-title.ts',
    find: ': PRODUCT_TITLE',
    put: ": titleOf('')",
    caughtBy: [
      {
        file: 'src/routes/-components/page-title.test.ts',
        title: 'a page is called by its name and the product, and without one by the product',
      },
    ],
  },
  {
    id: '1A-english-can-be-turned-off',
    of: '1.A languages',
    file: 'src/i18n/languages.ts',
    find: 'code === DEFAULT_LANGUAGE || wanted.has(code)',
    put: 'wanted.has(code)',
    caughtBy: [
      {
        file: 'src/i18n/messages.test.ts',
        title: 'only English is enabled unless the configuration says otherwise',
      },
    ],
  },
  {
    id: '1B-cv-address-without-an-id-has-a-bar',
    of: '1.B layout',
    file: 'src/components/layout/chrome.ts',
    find: "!pathname.startsWith('/profile/cv')",
    put: "!pathname.startsWith('/profile/cv/')",
    caughtBy: [{ file: 'src/components/layout/chrome.test.ts', title: '%s has the bar and the footer: %s' }],
  },
  {
    id: '1B-back-from-the-first-page-leads-nowhere',
    of: '1.B layout',
    file: 'src/components/layout/use-go-back.ts',
    find: '    navigation?.canGoBack ??\n',
    put: '    window.history.length > 0 ||\n',
    caughtBy: [
      {
        file: 'e2e/shell/frame.spec.ts',
        title: 'Back on a page that was opened directly, or from another site, leads to the jobs',
      },
    ],
  },
  {
    id: '1B-bar-scrolls-away',
    of: '1.B layout',
    file: 'src/components/layout/top-bar.tsx',
    find: '"sticky top-0 z-30',
    put: '"relative z-30',
    caughtBy: [
      {
        file: 'e2e/shell/frame.spec.ts',
        title: 'the bar holds the menu, the way home and Back, stays in view',
      },
    ],
  },
  {
    id: '1B-a-page-that-wakes-goes-back-to-its-top',
    of: '1.B layout',
    file: 'src/router.tsx',
    find: 'scrollRestoration: mayRouterScroll,',
    put: 'scrollRestoration: true,',
    caughtBy: [
      {
        file: 'e2e/shell/early-press.spec.ts',
        title: 'a link that is held down while the scripts arrive leads where it says',
      },
    ],
  },
  {
    id: '1B-a-list-that-one-comes-back-to-waits-for-scripts',
    of: '1.B layout',
    file: 'src/routes/__root.tsx',
    find: '{ children: PLACE_PAGE }',
    put: '',
    caughtBy: [
      {
        file: 'e2e/shell/back-to-list.spec.ts',
        title: 'a list that is scrolled before its scripts are here stands there again before they come',
      },
    ],
  },
  {
    id: '1C-edit-profile-is-marked-on-step-one-alone',
    of: '1.C sidebar',
    file: 'src/components/layout/sidebar-entries.ts',
    find: "activePrefix: '/app/individual/profile/step',",
    put: "activePrefix: '/app/individual/profile/step1',",
    caughtBy: [
      { file: 'src/components/layout/sidebar-entries.test.ts', title: 'on %s the %s sees %j active' },
    ],
  },
  {
    id: '1D-ten-jobs-are-many',
    of: '1.D public routes',
    file: 'src/features/jobs-map/clusters/cluster-colour.ts',
    find: 'count > Math.max',
    put: 'count >= Math.max',
    caughtBy: [{ file: 'src/features/jobs-map/clusters/cluster-colour.test.ts' }],
  },
  {
    id: '1D-drafts-stand-on-the-company-page',
    of: '1.D public routes',
    file: 'src/features/organizations/organization-page.server.ts',
    find: ".where(and(eq(job.organizationId, organizationId), eq(job.status, 'Published')))",
    put: '.where(eq(job.organizationId, organizationId))',
    caughtBy: [
      {
        file: 'src/features/organizations/organization-page.server.test.ts',
        title: 'its open jobs stand on it, newest first, and no draft and no archived one',
      },
    ],
  },
  {
    id: '1D-crawlers-are-not-told-of-jobs',
    of: '1.D public routes',
    file: 'src/routes/job.$id.tsx',
    find: 'scripts: jobScripts(job, at)',
    put: 'scripts: user ? jobScripts(job, at) : []',
    caughtBy: [
      {
        file: 'e2e/shell/open-web.spec.ts',
        title: 'every open job of the demo is told to machines; drafts and archived jobs are not',
      },
    ],
  },
  {
    id: '1D-like-is-not-known-before-scripts',
    of: '1.D public routes',
    file: 'src/routes/job.$id.tsx',
    find: 'queryClient.ensureQueryData(jobLikeStatusQuery(id)),',
    put: "user?.type === 'Employer' && queryClient.ensureQueryData(jobLikeStatusQuery(id)),",
    caughtBy: [
      {
        file: 'e2e/shell/public-pages.spec.ts',
        title: 'a job’s page knows the reader’s answer before any script runs',
      },
    ],
  },
  {
    id: '1D-button-without-scripts-does-nothing',
    of: '1.D public routes',
    file: 'src/components/layout/site-footer.tsx',
    find: "cn(LINK, 'noscript:hidden')",
    put: 'cn(LINK)',
    caughtBy: [
      {
        file: 'e2e/shell/without-scripts.spec.ts',
        title: 'the list shows nothing that waits for a script',
      },
    ],
  },
  {
    id: '1D-map-does-not-answer-keys',
    of: '1.D public routes',
    file: 'src/features/jobs-map/base-map/open-map-engine.client.ts',
    find: 'map.keyboard.disableRotation()',
    put: 'map.keyboard.disable()',
    caughtBy: [
      {
        file: 'e2e/shell/job-map.spec.ts',
        title: 'by keyboard one moves and zooms the map, opens a cluster, picks a job and leaves',
      },
    ],
  },
  {
    id: '1E-way-to-invitations-is-forgotten',
    of: '1.E auth routes',
    file: 'src/routes/auth/invitations.tsx',
    find: "search: { next: '/auth/invitations' }",
    put: 'search: {}',
    caughtBy: [{ file: 'e2e/access/guards.spec.ts', title: 'opening the settings and the ways in' }],
  },
  {
    id: '1F-unknown-type-is-a-job-seeker',
    of: '1.F app shell',
    file: 'src/features/account/area-guard.ts',
    find: "if (!isAccountType(visitor.type)) throw new Error('User type not found')",
    put: 'if (!isAccountType(visitor.type)) return AREA_PATHS.Individual',
    caughtBy: [
      { file: 'src/features/account/area-guard.test.ts', title: 'the type %j is an error, not a place' },
    ],
  },
  {
    id: '1F-employers-enter-the-admin-area',
    of: '1.F app shell',
    file: 'src/routes/app/admin.tsx',
    find: "areaRedirect(context.user, 'Admin')",
    put: "areaRedirect(context.user, 'Employer')",
    caughtBy: [
      {
        file: 'e2e/access/guards.spec.ts',
        title: 'is let into their own area and sent away from the others',
      },
    ],
  },
  {
    id: '1G-me-leads-to-the-cv',
    of: '1.G individual',
    file: 'src/routes/app/individual/profile/me.tsx',
    find: "to: '/profile/$id'",
    put: "to: '/profile/cv/$id'",
    caughtBy: [{ file: 'e2e/shell/areas.spec.ts', title: '‘me’ is an address for one’s own public profile' }],
  },
  {
    id: '1H-form-of-another-company-is-saved',
    of: '1.H employer',
    file: 'src/features/organizations/update-organization.server.ts',
    find: "if (id !== undefined && id !== organizationId) throw new AppError('CONFLICT', 'organization.notConnected')",
    put: "if (id === undefined && id !== organizationId) throw new AppError('CONFLICT', 'organization.notConnected')",
    caughtBy: [
      {
        file: 'src/features/organizations/update-organization.server.test.ts',
        title: 'a form that was opened for another company than the active one changes neither',
      },
    ],
  },
  {
    id: '1H-jobs-of-the-company-before-stay',
    of: '1.H employer',
    file: 'src/features/account/session-cache.ts',
    find: "queryClient.removeQueries({ type: 'inactive' })",
    put: "queryClient.removeQueries({ type: 'active' })",
    caughtBy: [
      {
        file: 'src/features/account/session-cache.test.tsx',
        title: 'where the same person stays, what nobody shows is forgotten and the rest is asked for anew',
      },
      {
        file: 'e2e/shell/company.spec.ts',
        title: 'after Connect the dashboard shows the jobs of that company',
      },
    ],
  },
  {
    id: '1I-suspended-companies-are-listed-as-active',
    of: '1.I admin',
    file: 'src/features/admin/organizations.server.ts',
    find: 'return and(state && IN_STATE[state], ...said)',
    put: "return and(state === 'suspended' ? IN_STATE[state] : undefined, ...said)",
    caughtBy: [
      {
        file: 'src/features/admin/organizations.server.test.ts',
        title: 'companies are found by any part of their name, all words of it, and by their state',
      },
    ],
  },
  {
    id: '1J-indicator-flashes',
    of: '1.J screens',
    file: 'src/router.tsx',
    find: 'defaultPendingMinMs: 1000',
    put: 'defaultPendingMinMs: 500',
    caughtBy: [
      {
        file: 'e2e/shell/screens.spec.ts',
        title: 'a page that is slow shows the indicator after half a second',
      },
    ],
  },
  {
    id: '1J-keyboard-arrives-above-the-heading',
    of: '1.J screens',
    file: 'src/components/layout/use-arrival-focus.ts',
    find: '?? arrived ?? main',
    put: '?? main ?? arrived',
    caughtBy: [
      {
        file: 'e2e/shell/screens.spec.ts',
        title: 'a page that is come to by a link has the keyboard at its heading',
      },
    ],
  },
  {
    id: '1J-missing-part-reloads-for-ever',
    of: '1.J screens',
    file: 'src/lib/reload-once.ts',
    find: 'if (isTyped() || sessionStorage.getItem(key)) return false',
    put: 'if (isTyped()) return false',
    caughtBy: [
      {
        file: 'e2e/shell/screens.spec.ts',
        title: 'a page that is gone since the last deploy is loaded anew once',
      },
    ],
  },
  {
    id: '1D-called-off-load-is-a-404',
    of: '1.D public routes',
    file: 'src/lib/query-client.ts',
    find: 'if (!(error instanceof CancelledError)) throw error',
    put: 'throw error',
    caughtBy: [{ file: 'src/lib/query-client.test.ts', title: 'and nothing written, is made again' }],
  },
  {
    id: '1D-picked-job-is-another-page',
    of: '1.D public routes',
    file: 'src/routes/jobs/index.tsx',
    find: 'loaderDeps: ({ search: { job: _picked, ...list } }) => list,',
    put: 'loaderDeps: ({ search }) => search,',
    caughtBy: [{ file: 'src/routes/-picked-in-place.test.ts', title: 'stays the same page with' }],
  },
]
