/**
 * Runs before the page's scripts: a form that they take over (`useTakeOver`) waits for them, so that nothing typed is lost
 * to another page. One that the server can take as well, which says so by `data-waits`, waits three seconds and is then
 * sent as it is, once; others that have an address go at once. Where Enter belongs to the control, as in a list of tags, it
 * sends nothing.
 */
export const HOLD_EARLY_SUBMITS = `document.addEventListener('submit',function(e){var f=e.target,a=f.hasAttribute('action');if(f.method!=='post'||f.sentEarly===false||a&&!f.hasAttribute('data-waits'))return;e.preventDefault();if(document.activeElement.enterKeyHint==='enter')return;if(a&&!f.sentEarly)setTimeout(function(){if(f.sentEarly){f.sentEarly=undefined;f.submit()}},3000);f.sentEarly=true},true)`

/** Of a form: true while it waits to be sent by scripts that are not here yet, false once they took it over. */
export type HeldForm = { sentEarly?: boolean }
