import { config } from 'zod'

// Zod tries whether it may compile code. In the browser the content security policy refuses that, and reports it.
if (typeof window !== 'undefined') config({ jitless: true })
