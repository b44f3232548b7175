import type { Mutant } from './mutant.ts'

/** Faults after which the product does not survive a kill, a full disk, a slow database or a silent mail server: F1 to F7. */
export const FAULTS: Mutant[] = [
  {
    id: 'F01-killed-app-blocks-the-next-start',
    of: 'F1',
    file: 'src/db/embedded/data-dir-lock.ts',
    find: '  const database = holdFile(',
    put: "  if (readOwner(ownerFile) !== '') throw new DataDirInUseError(inUseMessage(directory, ownerFile))\n  const database = holdFile(",
    caughtBy: [
      {
        file: 'e2e/faults/kill.spec.ts',
        title: 'killed in the middle of writing, the app loses nothing that it acknowledged',
      },
    ],
  },
  {
    id: 'F01-half-received-files-stay',
    of: 'F1',
    file: 'src/platform/incoming/incoming.server.ts',
    find: 'found.mtimeMs < Date.now() - LEFT_OVER_MS',
    put: 'found.mtimeMs > Date.now() - LEFT_OVER_MS',
    caughtBy: [
      {
        file: 'src/platform/storage/sweep-uploads.server.test.ts',
        title: 'what was left unfinished an hour ago goes, what is being received stays',
      },
    ],
  },
  {
    id: 'F02-nobody-is-told-when-to-come-back',
    of: 'F2',
    file: 'src/platform/errors/retry-after-header.ts',
    find: 'retryAfterSeconds === undefined ? {}',
    put: 'retryAfterSeconds === undefined || retryAfterSeconds < 30 ? {}',
    caughtBy: [
      {
        file: 'src/platform/errors/error.middleware.test.ts',
        title: 'a database that does not answer is unavailable, with the time to come back',
      },
    ],
  },
  {
    id: 'F02-restart-of-the-database-is-our-fault',
    of: 'F2',
    file: 'src/platform/errors/passing-fault.ts',
    find: '|57...|',
    put: '|57014|',
    caughtBy: [
      { file: 'src/platform/errors/to-app-error.test.ts', title: 'passes by itself: come back soon' },
    ],
  },
  {
    id: 'F03-database-does-not-wait-for-the-disk',
    of: 'F3',
    file: 'src/db/embedded/start-postmaster.ts',
    find: "...(durability === 'none' ? fast : []),",
    put: '...(durability ? fast : []),',
    caughtBy: [
      {
        file: 'src/db/embedded/start-embedded-postgres.test.ts',
        title: 'a first start makes a durable UTF-8 database',
      },
    ],
  },
  {
    id: 'F03-left-over-server-blocks-the-start',
    of: 'F3',
    file: 'src/db/embedded/postmaster-process.ts',
    find: 'if (pid && isPostmasterOf(pid, cluster.files)) {',
    put: 'if (pid === process.pid) {',
    caughtBy: [
      {
        file: 'src/db/embedded/start-embedded-postgres.test.ts',
        title: 'a server that outlived its app is stopped, never joined by a second one',
      },
    ],
  },
  {
    id: 'F03-dead-server-stays-dead',
    of: 'F3',
    file: 'src/db/embedded/start-embedded-postgres.ts',
    find: 'if (signal.aborted) return\n      watched',
    put: 'if (!signal.aborted) return\n      watched',
    caughtBy: [
      {
        file: 'src/db/embedded/start-embedded-postgres.test.ts',
        title: 'a server that %s ends under the app comes back by itself',
      },
    ],
  },
  {
    id: 'F04-two-on-one-data-directory',
    of: 'F4',
    file: 'src/db/embedded/data-dir-lock.ts',
    find: 'BEGIN EXCLUSIVE',
    put: 'BEGIN',
    caughtBy: [
      {
        file: 'src/db/embedded/start-embedded-postgres.test.ts',
        title: 'a second start on the same directory is refused in a clear sentence',
      },
      { file: 'e2e/faults/kill.spec.ts', title: 'a second start on the same data directory is refused' },
    ],
  },
  {
    id: 'F04-second-trial-is-told-of-its-port',
    of: 'F4',
    file: 'scripts/serve.ts',
    find: 'if (isTrial()) refuseSecondTrial()',
    put: 'if (!isTrial()) refuseSecondTrial()',
    caughtBy: [
      {
        file: 'e2e/faults/port.spec.ts',
        title: 'who starts the same trial twice is told that, and needs no other port',
      },
    ],
  },
  {
    id: 'F05-full-disk-is-no-full-disk',
    of: 'F5',
    file: 'src/platform/storage/storage-error.server.ts',
    find: "'ENOSPC', 'EDQUOT'",
    put: "'EDQUOT'",
    caughtBy: [
      {
        file: 'src/features/uploads/upload-faults.server.test.ts',
        title: 'on a full disk an upload is refused in words',
      },
    ],
  },
  {
    id: 'F05-refused-upload-leaves-its-bytes',
    of: 'F5',
    file: 'src/platform/incoming/receive-file.server.ts',
    find: '    await rm(location, { force: true })\n',
    put: '    if (!(refusal instanceof AppError)) await rm(location, { force: true })\n',
    caughtBy: [
      {
        file: 'src/features/uploads/upload-limits.server.test.ts',
        title: 'a sender who goes away leaves nothing',
      },
      { file: 'src/features/uploads/upload.server.test.ts' },
    ],
  },
  {
    id: 'F02-the-query-builder-takes-connections-itself',
    of: 'F2',
    file: 'src/db/client.server.ts',
    find: 'database.transaction = transactOn(connectionPool())',
    put: '',
    caughtBy: [
      {
        file: 'src/db/transact.server.test.ts',
        title: 'gives its place back and is a fault that passes',
      },
      {
        file: 'tests/connections.test.ts',
        title: 'whoever opens the database for the product sets how its transactions begin',
      },
    ],
  },
  {
    id: 'F06-busy-pool-is-our-fault',
    of: 'F6',
    file: 'src/platform/errors/passing-fault.ts',
    find: 'timeout exceeded when trying to connect',
    put: 'no such words',
    caughtBy: [{ file: 'src/platform/errors/to-app-error.test.ts', title: 'is busy, not broken' }],
  },
  {
    id: 'F06-cut-statement-is-our-fault',
    of: 'F6',
    file: 'src/platform/errors/passing-fault.ts',
    find: '|57...|',
    put: '|57P..|',
    caughtBy: [
      {
        file: 'src/platform/errors/to-app-error.test.ts',
        title: 'passes by itself: come back soon',
      },
    ],
  },
  {
    id: 'F06-statement-may-hold-a-table-longer-than-a-migration-waits',
    of: 'F6',
    file: 'src/db/migrate.server.ts',
    find: 'statementMaxMs() + 1_000',
    put: 'statementMaxMs() - 1_000',
    caughtBy: [
      {
        file: 'src/db/migrate.server.test.ts',
        title: 'a migration waits longer than any statement of the product may hold a table',
      },
    ],
  },
  {
    id: 'F07-mail-is-sent-at-each-try',
    of: 'F7',
    file: 'src/platform/mailer/outbox.server.ts',
    find: 'if (!row || row.sentAt) return',
    put: 'if (!row) return',
    caughtBy: [
      {
        file: 'src/platform/mailer/mailer.server.test.ts',
        title: 'a mail is sent once, however often its task is repeated',
      },
    ],
  },
  {
    id: 'F07-two-servers-send-one-mail-each',
    of: 'F7',
    file: 'src/platform/mailer/outbox.server.ts',
    find: ".where(eq(mail.id, mailId)).for('update')",
    put: '.where(eq(mail.id, mailId))',
    caughtBy: [
      {
        file: 'src/platform/mailer/mailer.server.test.ts',
        title: 'two servers that take the same task at once send one mail',
      },
    ],
  },
  {
    id: 'F07-same-key-is-mailed-again',
    of: 'F7',
    file: 'src/platform/mailer/outbox.server.ts',
    find: '.values(outgoing)',
    put: '.values({ ...outgoing, key: `${outgoing.key}:${Date.now()}` })',
    caughtBy: [
      {
        file: 'src/platform/mailer/mailer.server.test.ts',
        title: 'what was mailed under a key is not mailed again under it',
      },
    ],
  },
  {
    id: 'F07-refused-mail-is-not-tried-again',
    of: 'F7',
    file: 'src/platform/mailer/mail.tasks.server.ts',
    find: '    throw error\n',
    put: '',
    caughtBy: [
      {
        file: 'src/platform/mailer/mailer.server.test.ts',
        title: 'the reason is noted, and the next try sends it',
      },
    ],
  },
  {
    id: 'F07-task-that-fails-is-given-up',
    of: 'F7',
    file: 'src/platform/tasks/tasks.server.ts',
    find: 'retryLimit: 180',
    put: 'retryLimit: 0',
    caughtBy: [
      {
        file: 'src/platform/tasks/tasks.server.test.ts',
        title: 'a task that fails is kept for another try',
      },
    ],
  },
]
