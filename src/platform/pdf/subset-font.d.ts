declare module 'subset-font' {
  /** A font with the letters of `text` and what they need, set to one place of its axes. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Record<string, number> },
  ): Promise<Buffer>
}
