import { Link, useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { noteLike, type NotedLike } from '../../noted-like.ts'

type Job = { id: string; title: string }

/** Leads a visitor to sign in and back to where they are; their tab notes what for. */
export function useSignInToLike(): (job: Job) => void {
  const router = useRouter()
  return ({ id, title }) => {
    noteLike({ jobId: id, title })
    const { pathname, href } = router.latestLocation
    // A second press, while the page of the first is on its way.
    if (pathname === '/auth/signin') return
    void router.navigate({ to: '/auth/signin', search: { next: href } })
  }
}

/**
 * The heart of a visitor. Before the page's scripts are there it leads back to the job, and so does one that is opened
 * in another tab, where nothing is noted.
 */
export function SignInLink({ job, ...props }: ComponentProps<'a'> & { job: Job }) {
  const signInToLike = useSignInToLike()
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    signInToLike(job)
  }
  const noted: NotedLike = { jobId: job.id, title: job.title }
  return (
    <Link
      {...props}
      to="/auth/signin"
      search={{ next: `/job/${job.id}` }}
      preload={false}
      data-like={JSON.stringify(noted)}
      onClick={press}
    />
  )
}
