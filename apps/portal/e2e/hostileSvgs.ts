/** What a hostile drawing does when it may: `hit()` is defined by the journey, `canary.example` is nowhere. */
const run = 'top.hit&amp;&amp;top.hit()';
const far = 'https://canary.example/';
const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" ${attributes}>${inside}<rect id="kept" width="9" height="9"/></svg>`;
const script = `<script>${run.replaceAll('&amp;', '&')}</script>`;
const image = `<img src="x" onerror="${run}"/>`;

const events = [
  'onload',
  'onerror',
  'onclick',
  'onmouseover',
  'onfocus',
  'onbegin',
  'onend',
  'onrepeat',
  'ontoggle',
  'onanimationstart',
];
const laughs = Array.from(
  { length: 12 },
  (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
).join('');

/** Drawings that try to run something, to load something from elsewhere, or to take the page down, by what they try. */
export const hostileSvgs: Readonly<Record<string, string>> = {
  'script element': svg(script),
  'script with an address': svg(`<script href="${far}s.js"/><script xlink:href="${far}s.js"></script>`),
  'script in CDATA': svg(`<script><![CDATA[top.hit()]]></script>`),
  'script in another case': svg('<ScRiPt>top.hit()</sCrIpT>'),
  'script of HTML': svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">top.hit()</h:script>'),
  'script in defs': svg(`<defs>${script}</defs>`),
  'script in a title': svg(`<title>${script}</title>`),
  'script in a description': svg(`<desc><div>${script}</div></desc>`),
  'script split by another': svg('<scr<script></script>ipt>top.hit()</script>'),
  'script after the end': `${svg('')}${script}`,
  'script before the drawing': `<script>top.hit()</script>${svg('')}`,
  ...Object.fromEntries(
    events.map((name) => [`handler ${name}`, svg(`<rect ${name}="${run}" tabindex="0"/>`, `${name}="${run}"`)]),
  ),
  'handler without space': svg(`<rect/onload="${run}"/>`),
  'handler with a line break': svg(`<rect on\nload="${run}"\nonload\n=\n"${run}"/>`),
  'handler of an image': svg(`<image href="x" onerror="${run}"/>`),
  'HTML in foreignObject': svg(
    `<foreignObject width="9" height="9"><body xmlns="http://www.w3.org/1999/xhtml">${image}</body></foreignObject>`,
  ),
  'frame in foreignObject': svg(
    `<foreignObject><iframe srcdoc="&lt;script&gt;top.hit()&lt;/script&gt;" src="${far}"></iframe></foreignObject>`,
  ),
  'frame that is no SVG': svg(`<iframe src="javascript:${run}"></iframe>`),
  'object and embed': svg(`<object data="${far}o"></object><embed src="${far}e"/>`),
  'form and button': svg(
    `<foreignObject><form action="javascript:${run}"><button autofocus onfocus="${run}"/></form></foreignObject>`,
  ),
  'link to a script': svg(`<a href="javascript:${run}"><text y="9">a</text></a>`),
  'link to a script, old': svg(`<a xlink:href="java&#10;script:${run}"><text y="9">a</text></a>`),
  'link to another page': svg(`<a href="${far}"><text y="9">a</text></a>`),
  'use of another file': svg(`<use href="${far}a.svg#x"/><use xlink:href="${far}b.svg#x"/>`),
  'use of data': svg(
    `<use href="data:image/svg+xml,&lt;svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${run}'/&gt;#x"/>`,
  ),
  'use of a script': svg(`<use href="javascript:${run}"/>`),
  'image from elsewhere': svg(`<image href="${far}i.png" width="9" height="9"/><image xlink:href="${far}j.png"/>`),
  'image without a scheme': svg('<image href="//canary.example/i.png" width="9" height="9"/>'),
  'image of our own server': svg('<image href="/api/front/canary" width="9" height="9"/>'),
  'image that is a drawing': svg(
    `<image width="9" height="9" href="data:image/svg+xml,&lt;svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/&gt;"/>`,
  ),
  'image that is HTML': svg(
    '<image width="9" height="9" href="data:text/html,&lt;script&gt;top.hit()&lt;/script&gt;"/>',
  ),
  'image of a filter': svg(
    `<filter id="f"><feImage href="${far}f.png"/></filter><rect filter="url(#f)" width="9" height="9"/>`,
  ),
  'style that imports': svg(`<style>@import url("${far}s.css"); @import '${far}t.css';</style>`),
  'style with an address': svg(`<style>rect{fill:url(${far}f.svg#a);background:url(${far}b.png)}</style>`),
  'style with a font': svg(
    `<style>@font-face{font-family:x;src:url(${far}x.woff)} text{font-family:x}</style><text y="9">a</text>`,
  ),
  'style with escapes': svg(`<style>rect{fill:\\75rl(${far}f.svg#a)}</style>`),
  'style that ends itself': svg('<style>&lt;/style&gt;&lt;script&gt;top.hit()&lt;/script&gt;</style>'),
  'style with an expression': svg('<rect style="width:expression(top.hit());-moz-binding:url(javascript:top.hit())"/>'),
  'style attribute with an address': svg(
    `<rect style="fill:url(${far}f.svg#a);cursor:url(${far}c.cur),auto" width="9" height="9"/>`,
  ),
  'look with an address': svg(
    `<rect fill="url(${far}f.svg#a)" clip-path="url('${far}c.svg#a')" mask="url(${far}m.svg#a)" width="9" height="9"/>`,
  ),
  'markers from elsewhere': svg(`<path d="M0 0L9 9" marker-end="url(${far}m.svg#a)" stroke="red"/>`),
  'gradient from elsewhere': svg(
    `<linearGradient id="g" href="${far}g.svg#a"/><rect fill="url(#g)" width="9" height="9"/>`,
  ),
  'animation of an address': svg(
    `<a id="a"><animate attributeName="href" values="javascript:${run}"/><text y="9">a</text></a>`,
  ),
  'set of a handler': svg(`<rect><set attributeName="onmouseover" to="${run}"/></rect>`),
  'set of an address': svg(`<image width="9" height="9"><set attributeName="href" to="${far}s.png"/></image>`),
  'animation that begins': svg(
    `<animate onbegin="${run}" attributeName="x" dur="1s"/><animateTransform onend="${run}"/>`,
  ),
  'base address': `<base href="${far}"/>${svg('<image href="i.png" width="9" height="9"/>')}`,
  'style sheet of XML': `<?xml version="1.0"?><?xml-stylesheet href="${far}s.css" type="text/css"?>${svg('')}`,
  'transformation of XML': `<?xml version="1.0"?><?xml-stylesheet href="${far}s.xsl" type="text/xsl"?>${svg('')}`,
  'entity of a file': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="9">&x;</text>')}`,
  'entity from elsewhere': `<!DOCTYPE svg PUBLIC "a" "${far}d.dtd" [<!ENTITY % x SYSTEM "${far}x.dtd"> %x;]>${svg('')}`,
  'entities that grow': `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>${svg('<text y="9">&c;</text>')}`,
  'uses that grow': svg(`<rect id="l0" width="1" height="1"/>${laughs}`),
  'use of itself': svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'very deep groups': svg('<g>'.repeat(5_000)),
  'very many elements': svg('<rect/>'.repeat(61_000)),
  'mutation through a title': svg(`<title><style><img title="</style>${image.replaceAll('"', "'")}"></style></title>`),
  'mutation through math': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=top.hit()&gt;"></style></mglyph></table></mtext></math>${svg('')}`,
  'mutation through a comment': svg(`<!--><script>top.hit()</script>-->`),
  'mutation through noscript': svg(`<noscript><p title="</noscript>${image.replaceAll('"', "'")}"></p></noscript>`),
  'mutation through a template': svg(`<template>${script}</template>`),
  'names of the page': svg(
    '<g id="body"/><g id="cookie"/><form id="root" name="getElementById"><input name="attributes"/></form>',
  ),
  'another name space': `<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>top.hit()</x:script></x:svg>`,
  'bytes that end a text': svg(`<text y="9">a\u0000</text><scr\u0000ipt>top.hit()</scr\u0000ipt>`),
  'no drawing at all': `<html><body>${image}<script>top.hit()</script></body></html>`,
  'refreshing page': svg(`<foreignObject><meta http-equiv="refresh" content="0;url=${far}"/></foreignObject>`),
  'prefetching links': svg(`<link rel="stylesheet" href="${far}l.css"/><link rel="prefetch" href="${far}p"/>`),
  'sound and film': svg(
    `<foreignObject><video src="${far}v.mp4" onerror="${run}"/><audio src="${far}a.mp3"/></foreignObject>`,
  ),
};
