import { Client } from 'pg'
import { expireJobs } from '#/features/jobs/jobs.tasks.server.ts'
import { prepareTasks, stopTasks } from '#/platform/tasks/tasks.server.ts'
import { EXPIRY_GATE } from './expiry-gate.ts'
import { patientDatabase } from './patient-database.ts'

// A server of its own for tests of several: waits until the gate is opened, expires jobs, and ends.
const client = new Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const { closeDatabase } = await patientDatabase()
await prepareTasks()
await client.query(`select pg_advisory_lock_shared(${EXPIRY_GATE})`)
await expireJobs()
await client.end()
await stopTasks()
await closeDatabase()
