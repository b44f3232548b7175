import * as z from 'zod'

const text = z.string().nullish().catch(undefined)

/** Where to go once signed in, and what the way back from a mail or a provider had to say. */
export const enterSearchSchema = z.object({ next: text, error: text, step: text })

/** The same, and what a refused form had chosen. */
export const signUpSearchSchema = enterSearchSchema.extend({ type: text })

/** What a link in a verification mail brings back; `stage` when it was about another address. */
export const verificationSearchSchema = z.object({ error: text, stage: text })

/** Where to go afterwards: once somebody has said what they are here for, or has signed out to come as somebody else. */
export const nextSearchSchema = z.object({ next: text })

/** What a link in a reset mail brings back. */
export const resetSearchSchema = z.object({ token: text, error: text })

/** What the way back from a provider that was to be connected had to say. */
export const settingsSearchSchema = z.object({ error: text })
