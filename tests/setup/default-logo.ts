import { storeFile } from '#/platform/storage/storage.server.ts'
import { useTestStorage } from './storage.ts'

/** A storage of the test file's own with what stands in for a logo: a company is founded with a file that is there. */
export async function useDefaultLogo() {
  const storage = await useTestStorage()
  await storeFile('company-logos', Buffer.from('logo'), { extension: 'webp', name: 'default' })
  return storage
}
