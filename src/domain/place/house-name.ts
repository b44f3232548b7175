import { anyOf, HOUSES } from './street-words.ts'

const HOUSE = new RegExp(
  `(?:\\s(?:${anyOf(HOUSES)}|mansions?|apartments?|residences?|estate|colony|nagar)|haus|hof)$|` +
    '^(?:(?:r[ée]sid|edif[íi]cio|torre|condom[íi]nio|jardim|setor|vila|residencial|barrio|bairro|colonia|hameau|lotissement|lieu-dit|quartier|cit[ée]|' +
    'contrada|frazione|galleria|vico|pasaje|manzana|c\\.da)(?!\\p{L})|(?:edif|b[âa]t|jd|col|lot|fraz|gall|pje|diag|urb|qd|mz|r)\\.)',
  'iu',
)

export const isHouseName = (name: string): boolean => HOUSE.test(name)
