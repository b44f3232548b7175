import { keyOf } from './name-key.ts'

/** Saints, whole and short. */
const SAINTS: Readonly<Record<string, string>> = {
  ...{
    santa: 'Sta',
    santo: 'Sto',
    sta: 'Santa',
    sto: 'Santo',
    sao: 'S',
    saint: 'St',
    sainte: 'Ste',
    sankt: 'St',
  },
}

/** A name, and the same with its saint written otherwise: "Hospital de Sta Maria" of Hospital de Santa Maria. */
export function saintSpellings(name: string): string[] {
  const words = name.split(' ')
  const at = words.findIndex((word) => keyOf(word) in SAINTS)
  const other = SAINTS[keyOf(words[at] ?? '')]
  return other === undefined ? [name] : [name, words.with(at, other).join(' ')]
}
