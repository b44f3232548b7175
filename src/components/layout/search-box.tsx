import { useLocation, useRouter } from '@tanstack/react-router'
import { CircleX, Search, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { cn } from '#/ui/cn.ts'
import { IconButton } from '#/ui/icon-button.tsx'

export type SearchBoxProps = {
  /** The page that answers. Its other search parameters stay when one is already there. */
  target: '/jobs' | '/jobs/maps'
}

function isTyping(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable="true"]')
  )
}

/** Calls back when '/' is pressed outside a text field. */
function useSlashKey(onSlash: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      onSlash()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onSlash])
}

/** What the page of the address was asked for; empty elsewhere. */
function useSearched(target: SearchBoxProps['target']): string {
  return useLocation({
    select: ({ pathname, search }: { pathname: string; search: { search?: unknown } }) =>
      pathname.replace(/\/$/u, '') === target && typeof search.search === 'string' ? search.search : '',
  })
}

/**
 * Keeps the box at what the address says after each navigation. What answers the box's own question, see `keepTyping`,
 * what is there when the page wakes up, and a page that notes its state in its address leave alone whoever goes on typing.
 */
function useWordsOfAddress(searched: string) {
  const input = useRef<HTMLInputElement>(null)
  const entry = useLocation({ select: ({ state }) => state.__TSR_index })
  const heard = useRef(`${entry} ${searched}`)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    const place = `${entry} ${searched}`
    if (heard.current === place) return
    heard.current = place
    const isAnswer = asked.current === searched
    asked.current = null
    const box = input.current
    if (box && !(isAnswer && box === document.activeElement)) box.value = searched
  }, [entry, searched])
  const keepTyping = useCallback((text: string | null) => {
    asked.current = text
  }, [])
  return { input, keepTyping }
}

/** Search in the middle of the bar; on phones it opens over the bar. Without scripts it is a plain form. */
export function SearchBox({ target }: SearchBoxProps) {
  const t = useTranslations('common.bar')
  const router = useRouter()
  const searched = useSearched(target)
  const { input, keepTyping } = useWordsOfAddress(searched)
  const [unfolded, setUnfolded] = useState(false)
  const unfold = () => {
    // At once: what is typed next is meant for the box, and not for the keys of a list.
    flushSync(() => setUnfolded(true))
    input.current?.focus()
    // What is there is written over by whoever begins anew.
    input.current?.select()
  }
  useSlashKey(unfold)

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { pathname, searchStr } = router.state.location
    const parameters = new URLSearchParams(pathname.replace(/\/$/u, '') === target ? searchStr : '')
    const text = input.current?.value.trim() ?? ''
    if (text) parameters.set('search', text)
    else parameters.delete('search')
    setUnfolded(false)
    // The same words again are no navigation that would answer.
    keepTyping(text === searched ? null : text)
    void router.navigate({ href: parameters.size > 0 ? `${target}?${parameters}` : target })
  }
  return (
    <>
      <IconButton label={t('search')} onClick={unfold} className="ml-auto md:hidden noscript:hidden">
        <Search aria-hidden="true" />
      </IconButton>
      <search
        className={cn(
          'absolute left-1/2 h-9 w-[min(27.5rem,100vw-37rem)] -translate-x-1/2 items-center gap-2 rounded-ctl border border-line-2 bg-surface pr-2 pl-3 text-muted transition-colors hover:border-control has-[input:focus-visible]:outline-2 has-[input:focus-visible]:-outline-offset-1 has-[input:focus-visible]:outline-sky',
          unfolded ? 'flex' : 'hidden md:flex',
          'max-md:inset-x-2 max-md:z-1 max-md:h-11 max-md:w-auto max-md:translate-x-0',
          // No script opens it: it stands in the bar.
          'noscript:max-md:static noscript:max-md:mr-1 noscript:max-md:flex noscript:max-md:min-w-0 noscript:max-md:flex-1',
        )}
      >
        <form action={target} onSubmit={search} className="flex min-w-0 flex-1 items-center gap-2">
          <Search aria-hidden="true" className="size-4" />
          <input
            ref={input}
            type="search"
            name="search"
            defaultValue={searched}
            maxLength={200}
            aria-label={t('search')}
            placeholder={t('searchPlaceholder')}
            onKeyDown={(event) => event.key === 'Escape' && setUnfolded(false)}
            className="peer min-w-0 flex-1 truncate bg-transparent text-14 text-ink outline-none [&::-webkit-search-cancel-button]:hidden"
          />
          <IconButton
            label={t('clearSearch')}
            size="sm"
            onClick={() => {
              if (input.current) input.current.value = ''
              input.current?.focus()
            }}
            className="-mr-1 peer-placeholder-shown:hidden noscript:hidden [&_svg]:size-4"
          >
            <CircleX aria-hidden="true" />
          </IconButton>
          <kbd
            aria-hidden="true"
            className="grid h-5 min-w-5 place-items-center rounded-[5px] border border-line-2 bg-paper px-1 font-text text-12 font-medium peer-not-placeholder-shown:hidden max-md:hidden noscript:hidden"
          >
            /
          </kbd>
          <IconButton
            label={t('closeSearch')}
            size="sm"
            onClick={() => setUnfolded(false)}
            className="-mr-2 md:hidden noscript:hidden"
          >
            <X aria-hidden="true" />
          </IconButton>
        </form>
      </search>
    </>
  )
}
