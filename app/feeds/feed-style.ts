/** Makes an Atom feed readable in a browser that shows it as it is: there is no XSLT any more. */
export const FEED_STYLE = `:root{color-scheme:light dark}
feed,entry{display:flex;flex-direction:column}
feed{max-width:40em;margin:2em auto;padding:0 1em;font:17px/1.5 sans-serif}
feed>title{order:-2;font-size:2em;font-weight:700}
entry{margin-top:1.5em;border-top:2px solid}
subtitle{order:-1}
entry>title{order:-1;margin-top:.5em;font-size:1.2em;font-weight:700}
a{overflow-wrap:anywhere}
id,link,updated,published,author{display:none}
`;
