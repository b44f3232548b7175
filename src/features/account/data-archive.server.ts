import { makeZip } from 'client-zip'
import type { StorageFolder } from '#/domain/media/storage-url.ts'
import { toJsonResume } from '#/domain/profile/to-json-resume.ts'
import { EMPTY_PROFILE_DOCUMENT } from '#/domain/profile/profile-document.ts'
import type { Speech } from '#/i18n/speech.ts'
import { PRODUCT_NAME } from '#/lib/product.ts'
import { utcToday } from '#/platform/clock/utc-today.ts'
import { baseUrl } from '#/platform/env/env.server.ts'
import { readerSpeech } from '#/platform/language/server-speech.server.ts'
import { findStoredFile, storedFileName } from '#/platform/storage/storage.server.ts'
import { loadOwnData } from './own-data.server.ts'
import { toOwnDataView, type OwnDataRows } from './own-data.view.ts'

type Say = Speech['say']
type OwnFile = { name: string; address: string | null; folder: StorageFolder }

/** Rows hold addresses from the root; outside this site they need the rest. What is no address is left out. */
function absolute(address: string | null | undefined): string | null {
  return address && URL.canParse(address, baseUrl()) ? new URL(address, baseUrl()).href : null
}

function resumeOf({ account, profile }: OwnDataRows, say: Say) {
  const { name, firstName, lastName, email, image } = account
  const files = { image: absolute(image), profileVideo: absolute(profile?.profileVideo) }
  return toJsonResume(
    { name, firstName, lastName, email, ...files },
    profile?.document ?? EMPTY_PROFILE_DOCUMENT,
    {
      lastModified: profile?.updatedAt.toISOString() ?? null,
      sectorLabel: (sector) => say(`vocabulary.sector.${sector}`),
    },
  )
}

const listFiles = ({ account, profile }: OwnDataRows): OwnFile[] => [
  { name: 'picture', address: account.image, folder: 'profile-pictures' },
  { name: 'video', address: profile?.profileVideo ?? null, folder: 'profile-videos' },
]

/** A file from the storage, open and read as it is sent; null when it is not ours or not there. */
async function openFile({ address, folder }: OwnFile) {
  const name = storedFileName(address, folder)
  const stored = name === null ? null : await findStoredFile(name)
  if (!stored) return null
  const stream = await stored.open().catch(() => null)
  return stream && { stream, bytes: stored.bytes, extension: name?.split('.').at(-1) }
}

const json = (name: string, value: unknown) => ({ name, input: `${JSON.stringify(value, null, 2)}\n` })

/** One entry after the other, each made when the one before it was sent. */
async function* listEntries(rows: OwnDataRows, say: Say) {
  const isIndividual = rows.account.type === 'Individual'
  const readme = say(`account.export.readme.${isIndividual ? 'individual' : 'other'}`, {
    product: PRODUCT_NAME,
    name: rows.account.name,
    date: utcToday(),
  })
  yield { name: 'README.txt', input: `${readme}\n` }
  yield json('flightpath.json', toOwnDataView(rows))
  if (isIndividual) yield json('resume.json', resumeOf(rows, say))
  for (const own of listFiles(rows)) {
    const file = await openFile(own)
    if (!file) continue
    try {
      yield { name: `files/${own.name}.${file.extension}`, input: file.stream, size: file.bytes }
    } finally {
      file.stream.destroy()
    }
  }
}

/** The library answers a reader who goes away with a rejection, which nobody is there to hear. */
function endingQuietly(zip: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = zip.getReader()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    cancel: (reason) => reader.cancel(reason).catch(() => undefined),
  })
}

/**
 * Everything we hold about a person as a ZIP that is made while it is sent: files go from the disk into the answer and
 * are never held whole. Throws not-found when the account is gone.
 */
export async function buildDataArchive(userId: string): Promise<ReadableStream<Uint8Array>> {
  return endingQuietly(makeZip(listEntries(await loadOwnData(userId), readerSpeech().say)))
}
