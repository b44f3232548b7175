import type { TaskHandlers } from '#/platform/tasks/tasks.server.ts'

const nothing = () => Promise.resolve()

/** Handlers for tasks that a test is not about. */
export const IDLE_TASKS: TaskHandlers = {
  'send-mail': nothing,
  'match-made': nothing,
  'job-liked': nothing,
  'expire-jobs': nothing,
  'approach-made': nothing,
  'approach-declined': nothing,
  'employers-excluded': nothing,
  'close-passed-likes': nothing,
  'likes-closed': nothing,
  'likes-reopened': nothing,
  'liked-job-deleted': nothing,
  'job-taken-down': nothing,
  'job-restored': nothing,
  'tell-members': nothing,
  'flag-jobs': nothing,
  'forget-messages': nothing,
  'forget-words': nothing,
  'count-platform': nothing,
  'clean-up': nothing,
  'delete-files': nothing,
  'load-gazetteer': nothing,
  'sweep-uploads': nothing,
  'spread-names': nothing,
  'warm-search': nothing,
  'close-days': nothing,
  'write-meaning': nothing,
  'rewrite-meaning': nothing,
}
