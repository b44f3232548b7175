/**
 * The columns of an editor: rail 208 · form 600 · panel 288, 52 apart; on less than 1024 px one column. What there is room
 * for is measured in letters, so that larger ones get the column of a smaller screen.
 */
export const EDITOR_GRID =
  '@min-[63rem]:grid @min-[63rem]:grid-cols-[13rem_minmax(0,37.5rem)] @min-[63rem]:gap-x-13 @min-[63rem]:justify-center @min-[78rem]:grid-cols-[13rem_minmax(0,37.5rem)_18rem]'
