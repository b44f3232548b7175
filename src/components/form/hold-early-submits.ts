/**
 * Runs before the page's scripts: a form that they take over (`useTakeOver`) waits for them, so that nothing typed is lost
 * to another page. One that the server can take as well, which says so by `data-waits`, waits three seconds and is then
 * sent as it is; others that have an address go at once. Where Enter belongs to the control, as in a list of tags, it
 * sends nothing.
 */
export const HOLD_EARLY_SUBMITS = `document.addEventListener('submit',function(e){var f=e.target,a=f.hasAttribute('action');if(f.method!=='post'||f.sentEarly===false||a&&!f.hasAttribute('data-waits'))return;e.preventDefault();if(document.activeElement.enterKeyHint==='enter')return;f.sentEarly=true;if(a)setTimeout(function(){if(f.sentEarly)f.submit()},3000)},true)`

/** Of a form: true when it was sent before its scripts were here, false once they took it over. */
export type HeldForm = { sentEarly?: boolean }
