/** The columns of an editor: rail 208 · form 600 · panel 288, 52 apart; below 1024 px one column. */
export const EDITOR_GRID =
  'lg:grid lg:grid-cols-[13rem_minmax(0,37.5rem)] lg:gap-x-13 lg:justify-center xl:grid-cols-[13rem_minmax(0,37.5rem)_18rem]'
