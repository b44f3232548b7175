/** How many faint paths follow the one that is taken. */
const ECHOES = 9
const ECHO_STEP = { right: 13, down: 9 }

/** The path from the mark, large: it runs in from the left, bends once and rises to where you are going. */
export function AuthArt({ className }: { className?: string }) {
  const echoes = Array.from({ length: ECHOES }, (_, index) => ({
    path: `M-10 ${372 + index * ECHO_STEP.down} 150 ${330 + index * 13}c52-14 78-36 104-78L${372 + index * ECHO_STEP.right} ${70 + index * ECHO_STEP.down}`,
    opacity: 0.6 - index * 0.06,
  }))
  return (
    <svg viewBox="0 0 432 420" fill="none" aria-hidden="true" className={className}>
      <g className="stroke-line-2">
        {echoes.map((echo) => (
          <path key={echo.path} d={echo.path} opacity={echo.opacity} />
        ))}
      </g>
      <path
        d="M-10 372 150 330c52-14 78-36 104-78L366 78"
        className="stroke-sky"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="368" cy="74" r="11" className="fill-sky" />
    </svg>
  )
}
