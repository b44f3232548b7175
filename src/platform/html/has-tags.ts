/** The elements of HTML that texts and pages are made of; "<T>" and "<String>" are none. */
const ELEMENTS = [
  'a|abbr|address|article|aside|audio|b|big|blockquote|body|br|button|canvas|caption|center|cite|code|col|colgroup',
  'dd|del|details|dfn|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head',
  'header|hgroup|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|map|mark|math|menu|meta|nav|noscript',
  'object|ol|optgroup|option|p|param|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong',
  'style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|track|tt|u|ul|var|video|wbr',
].join('|')
/** An element that a program or a page made up is one by its end: '</o:p>', '</job-text>'. */
const OWN_END = '</[a-z][a-z\\d]{0,30}[:-][a-z\\d:-]{1,30}>'
const TAG = new RegExp(`</?(?:${ELEMENTS})(?:\\s[^<>]*)?/?>|${OWN_END}`, 'i')

/** Tells whether a text holds tags of HTML. '<jobs@crust.example>', 'List<String>' and '5 < 7' are none. */
export function hasTags(text: string): boolean {
  return TAG.test(text)
}
