/** Sizes in px: compact rows, rows, side pane, job pane. */
export type RingSize = 40 | 44 | 72 | 88

/** All lengths in px inside a square of `size`. The arc starts at twelve o'clock and runs clockwise. */
export type RingGeometry = {
  center: number
  radius: number
  stroke: number
  circumference: number
  arc: number
  dot: { x: number; y: number; radius: number; halo: number }
}

const MEASURES: Record<RingSize, { stroke: number; dot: number; halo: number }> = {
  40: { stroke: 3.5, dot: 3.15, halo: 1.75 },
  44: { stroke: 3.5, dot: 3.15, halo: 1.75 },
  72: { stroke: 5, dot: 4.7, halo: 2.5 },
  88: { stroke: 6, dot: 5.2, halo: 2.5 },
}

/** Keeps the dot's halo a quarter pixel inside the square, so that it is never cut. */
const CLEARANCE = 0.25

function rounded(length: number): number {
  return Math.round(length * 100) / 100
}

/** The ring for a value from 0 to 100; values outside are held at the ends. */
export function ringGeometry(size: RingSize, value: number): RingGeometry {
  const { stroke, dot, halo } = MEASURES[size]
  const share = Math.min(100, Math.max(0, value)) / 100
  const center = size / 2
  const radius = center - dot - halo / 2 - CLEARANCE
  const circumference = 2 * Math.PI * radius
  const angle = 2 * Math.PI * share - Math.PI / 2
  return {
    center,
    radius: rounded(radius),
    stroke,
    circumference: rounded(circumference),
    arc: rounded(circumference * share),
    dot: {
      x: rounded(center + radius * Math.cos(angle)),
      y: rounded(center + radius * Math.sin(angle)),
      radius: dot,
      halo,
    },
  }
}
