import type { Mutant } from './mutant.ts'

/** Faults that let something in that harms whoever receives it: A9 to A13. */
export const ABUSE_BY_CONTENT: Mutant[] = [
  {
    id: 'A09-text-ends-the-script-of-json-ld',
    of: 'A9',
    file: 'src/lib/json-ld.ts',
    find: "children: JSON.stringify(data).replaceAll('<', String.raw`\\u003c`)",
    put: 'children: JSON.stringify(data)',
    caughtBy: [{ file: 'src/lib/json-ld.test.ts', title: 'cannot end the script' }],
  },
  {
    id: 'A09-tags-of-the-writer-stay',
    of: 'A9',
    file: 'src/components/markdown/html-tags.ts',
    find: '(instead(token) ?? [])',
    put: '(instead(token) ?? token)',
    caughtBy: [
      {
        file: 'src/components/markdown/markdown-page.test.tsx',
        title: 'runs nothing, loads nothing and asks for nothing',
      },
      { file: 'src/components/markdown/markdown-html.served.test.tsx' },
    ],
  },
  {
    id: 'A09-links-run-scripts',
    of: 'A9',
    file: 'src/components/markdown/foreign-links.ts',
    find: '|mailto:|tel:)',
    put: '|mailto:|tel:|javascript:)',
    caughtBy: [
      {
        file: 'src/components/markdown/markdown-page.test.tsx',
        title: 'runs nothing, loads nothing and asks for nothing',
      },
    ],
  },
  {
    id: 'A09-inline-scripts-run',
    of: 'A9',
    file: 'src/platform/http/content-security-policy.ts',
    find: "`script-src 'nonce-${nonce}' 'strict-dynamic'`",
    put: "`script-src 'self' 'unsafe-inline' 'nonce-${nonce}'`",
    caughtBy: [
      {
        file: 'e2e/shell/security.spec.ts',
        title: 'every answer has a nonce of its own, and every script in it carries that nonce',
      },
    ],
  },
  {
    id: 'A09-markup-of-a-message-in-a-mail',
    of: 'A9',
    file: 'src/lib/escape-html.ts',
    find: ".replaceAll('<', '&lt;')",
    put: '',
    caughtBy: [{ file: 'src/lib/escape-html.test.ts' }],
  },
  {
    id: 'A10-storage-address-by-its-beginning',
    of: 'A10',
    file: 'src/domain/media/storage-url.ts',
    find: 'url.origin !== base.origin',
    put: '!url.origin.startsWith(base.origin)',
    caughtBy: [{ file: 'src/domain/media/storage-url.test.ts' }],
  },
  {
    id: 'A11-drawings-with-scripts-are-taken',
    of: 'A11',
    file: 'src/domain/media/judge-upload.ts',
    find: "'image/webp', 'image/avif'])",
    put: "'image/webp', 'image/avif', 'image/svg+xml'])",
    caughtBy: [
      { file: 'src/domain/media/judge-upload.test.ts' },
      {
        file: 'src/features/uploads/upload.server.test.ts',
        title: 'This image format is not supported. Please use JPEG, PNG, WebP or AVIF.',
      },
    ],
  },
  {
    id: 'A11-uploaded-file-may-run',
    of: 'A11',
    file: 'src/platform/storage/serve-stored-file.server.ts',
    find: "default-src 'none'; sandbox",
    put: "default-src 'self'",
    caughtBy: [
      {
        file: 'src/platform/storage/storage.test.ts',
        title: 'a stored file is served with its type, may not run anything',
      },
    ],
  },
  {
    id: 'A11-picture-keeps-where-it-was-taken',
    of: 'A11',
    file: 'src/platform/media/crop-picture.server.ts',
    find: '.autoOrient()',
    put: '.autoOrient().keepExif()',
    caughtBy: [
      {
        file: 'src/features/uploads/upload.server.test.ts',
        title: 'becomes a square WebP without anything that was hidden in it',
      },
    ],
  },
  {
    id: 'A12-picture-of-196-megapixels-is-unpacked',
    of: 'A12',
    file: 'src/platform/media/crop-picture.server.ts',
    find: 'sharp(path, { limitInputPixels, failOn',
    put: 'sharp(path, { limitInputPixels: limitInputPixels * 4, failOn',
    caughtBy: [{ file: 'e2e/access/upload-abuse.spec.ts', title: 'refused in words, and no more is taken' }],
  },
  {
    id: 'A12-slow-sender-is-waited-for',
    of: 'A12',
    file: 'src/domain/media/body-pace.ts',
    find: 'FIRST_CREDIT_MS = 4_000',
    put: 'FIRST_CREDIT_MS = 60_000',
    caughtBy: [{ file: 'src/domain/media/body-pace.test.ts' }],
  },
  {
    id: 'A12-call-of-twenty-megabytes-is-read',
    of: 'A12',
    file: 'scripts/lib/http/limits.ts',
    find: 'bodyBytes: 64_000',
    put: 'bodyBytes: 20_000_000',
    caughtBy: [{ file: 'scripts/lib/http/body-bytes-max.test.ts', title: 'bytes at most' }],
  },
  {
    id: 'A13-folder-by-its-beginning',
    of: 'A13',
    file: 'src/domain/media/judge-upload.ts',
    find: '(known) => known === path)',
    put: '(known) => path.startsWith(known))',
    caughtBy: [
      { file: 'src/domain/media/judge-upload.test.ts', title: 'there is no folder' },
      { file: 'e2e/access/upload-abuse.spec.ts', title: 'no folder but ours is ever written to' },
    ],
  },
  {
    id: 'A13-link-leads-out-of-the-storage',
    of: 'A13',
    file: 'src/platform/storage/local-store.server.ts',
    find: 'path?.startsWith((await realpath(root)) + sep)',
    put: 'path?.includes(sep)',
    caughtBy: [
      {
        file: 'src/platform/storage/file-store.test.ts',
        title: 'a link that leads out of the directory leads nowhere',
      },
    ],
  },
]
