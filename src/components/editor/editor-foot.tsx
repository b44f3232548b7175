import type { ReactNode } from 'react'
import { cn } from '#/ui/cn.ts'
import type { SaveState } from './autosave.ts'
import { EDITOR_GRID } from './editor-grid.ts'
import { SavedNote, type SaveProblem } from './saved-note.tsx'

export type EditorFootProps = {
  /** A secondary button or link of size lg; empty on the first step. */
  back?: ReactNode
  state: SaveState
  /** What has to be done before everything can be saved; stands in the state's place. */
  problem?: SaveProblem
  /** The one primary button, size lg. */
  forward: ReactNode
  /** One more way on at the right of wide screens ("Preview"). */
  aside?: ReactNode
}

/** The foot of an editor: Back · "Saved 2 s ago" · Continue, always in reach. Without room between, the state is above. */
export function EditorFoot({ back, state, problem, forward, aside }: EditorFootProps) {
  return (
    <div
      data-foot
      className="sticky bottom-0 z-20 border-t border-line bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-sm @min-[63rem]:bg-surface"
    >
      <div className={cn('mx-auto max-w-editor items-center px-4 md:px-5', EDITOR_GRID)}>
        <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-x-3 py-3 @min-[63rem]:col-start-2">
          <div className="col-start-1 justify-self-start">{back}</div>
          <SavedNote state={state} problem={problem} />
          <div className="col-start-3 justify-self-end">{forward}</div>
        </div>
        <div className="hidden text-13 @min-[78rem]:block">{aside}</div>
      </div>
    </div>
  )
}
