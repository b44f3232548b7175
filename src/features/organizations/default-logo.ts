/** What stands for a company that has no logo yet: a quiet building, drawn here. */
export const DEFAULT_LOGO_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
<rect width="40" height="40" fill="#e4e9f1"/>
<g fill="none" stroke="#44566f" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">
<path d="M11 30V13.5L20 9l9 4.5V30M8.5 30h23M17 30v-5.5h6V30"/>
<path d="M16 16.5h.01M20 16.5h.01M24 16.5h.01M16 20.5h.01M20 20.5h.01M24 20.5h.01" stroke-width="2.6"/>
</g></svg>`
