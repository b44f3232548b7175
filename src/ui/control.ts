/** The edge every text-like control shares: 3:1 against its ground, sky when focused, red when wrong. */
export const CONTROL_EDGE =
  'rounded-ctl border border-control bg-surface transition-colors hover:border-muted focus-within:border-sky aria-invalid:border-hot has-[[aria-invalid=true]]:border-hot'

/** The same for an element that is the control itself. */
export const CONTROL =
  'w-full min-h-11 rounded-ctl border border-control bg-surface px-3 text-15 text-ink transition-colors hover:border-muted focus-visible:border-sky focus-visible:outline-offset-[-1px] aria-invalid:border-hot disabled:bg-sunken disabled:text-muted'
