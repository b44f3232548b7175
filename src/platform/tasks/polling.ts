import type { TaskName } from './tasks.server.ts'

/** How often a server looks for new tasks of a kind, in seconds. */
export const POLLING_S: Record<TaskName, number> = {
  'send-mail': 1,
  'match-made': 1,
  'approach-made': 1,
  'approach-declined': 1,
  'employers-excluded': 1,
  'expire-jobs': 30,
  'close-passed-likes': 30,
  'likes-closed': 1,
  'likes-reopened': 1,
  'liked-job-deleted': 1,
  'job-taken-down': 1,
  'job-restored': 1,
  'flag-jobs': 30,
  'forget-messages': 60,
  'count-platform': 30,
  'clean-up': 60,
  'delete-files': 5,
  'load-gazetteer': 5,
  'sweep-uploads': 60,
  'spread-names': 5,
  'warm-search': 1,
  'close-days': 5,
  'write-meaning': 1,
  'rewrite-meaning': 5,
}
