const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** What addresses end in, as far as people have such addresses. */
export const ADDRESS_ENDS = words(`
  academy ag agency ai app art at au be berlin bio biz blog br business ca care cc ch cloud cn co codes com community
  company consulting cv cx cz de design dev digital dk edu engineer engineering es eu events example expert fi fm fr gg
  global gov gr group guru health help home hr hu ie in info ink int invalid io is it jobs jp ke kr legal li life link
  live lt lu lv ly ma me media mil mobi museum mx name net network news ng nl no nyc nz online org page paris ph photo
  photography photos pl press pro pt ro rocks ru sa se sg sh shop si site sk so social solutions space store studio tech
  test tips tn to today tools top tr training tv ua uk us uy vip website wiki work works world xyz za zone
`)

/** "dot" in an address that is said. */
export const SAID_DOT = words('. dot punkt point punto ponto punt')
/** "at" in an address that is said. */
export const SAID_AT = words('@ at ät arobase arrobase arroba arobas apenstaartje chiocciola')
/** The same, where brackets say that it stands for a sign. */
export const BRACKETED_AT = words('at ät a arobase arrobase arroba arobas et')
/** Signs inside such an address. */
export const SAID_SIGN = words(
  'slash dash hyphen underscore minus barre tiret schrägstrich bindestrich unterstrich',
)
