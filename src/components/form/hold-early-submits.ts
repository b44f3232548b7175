/**
 * Runs before the page's scripts: a form that only they can send waits for them, and is sent by `useTakeOver`. Where
 * Enter belongs to the control, as in a list of tags, it sends nothing.
 */
export const HOLD_EARLY_SUBMITS = `document.addEventListener('submit',function(e){var f=e.target;if(f.method==='post'&&!f.hasAttribute('action')){e.preventDefault();if(document.activeElement.enterKeyHint!=='enter')f.sentEarly=true}},true)`
