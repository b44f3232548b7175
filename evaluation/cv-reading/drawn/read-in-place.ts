import type { CvProposal } from '#/domain/profile/cv-reading/cv-proposal.ts'
import { answerTask } from '#/platform/pdf-text/read-pdf-text.worker.ts'

/** Reads a PDF as the product's thread does, in this one: starting a thread takes longer than reading. Throws for what cannot be read. */
export async function readInPlace(pdf: Uint8Array): Promise<CvProposal> {
  const outcome = await answerTask({
    bytes: new Uint8Array(pdf),
    isCv: true,
    pagesMax: 30,
    charactersMax: 200_000,
  })
  if ('failure' in outcome || !outcome.proposal) throw new Error('A drawing was not read')
  return outcome.proposal
}
