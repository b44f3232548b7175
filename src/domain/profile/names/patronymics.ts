const PATRONYMIC = /(?:[оеєёа]в[иі]ч|ильич|кузьмич|никитич|лукич|фомич|[оеєёії]вна|[ае]ўна|ична)$/iu
const DAUGHTER = /(?:[oei]vna|[oe]wna|ichna)$/i
/** In Latin letters these are last names as well. */
const SON = /(?:[oe]v[iy]ch|[oe]witsch|[oe]vič)$/i
const SON_FAMILY = /(?:[oe]v|[oe]w|[^tv]in|s[ck](?:[iy]y|yi|ij|[iy])|enko|ch?uk|[iy]uk)$/i

const isPatronymic = (word: string) => [PATRONYMIC, DAUGHTER, SON].some((form) => form.test(word))

/**
 * How many words of a name are the family in front of a given name and a patronymic; 0 where none is.
 *
 * @example familyFirst(['Иванов', 'Иван', 'Иванович']) // 1
 */
export function familyFirst([family = '', given = '', father = '', ...others]: readonly string[]): number {
  if (others.length > 0 || isPatronymic(given)) return 0
  const isSure = PATRONYMIC.test(father) || DAUGHTER.test(father)
  return isSure || (SON.test(father) && SON_FAMILY.test(family)) ? 1 : 0
}
