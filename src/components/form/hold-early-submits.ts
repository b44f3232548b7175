/** Runs before the page's scripts: a form that only they can send waits for them, and is sent by `useTakeOver`. */
export const HOLD_EARLY_SUBMITS = `document.addEventListener('submit',function(e){var f=e.target;if(f.method==='post'&&!f.hasAttribute('action')){e.preventDefault();f.sentEarly=true}},true)`
