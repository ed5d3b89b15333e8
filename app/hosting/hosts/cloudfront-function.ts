import { OTHER_FORMS, otherNames, PAGES } from "#app/hosting/moved.ts";

/** CloudFront passes the query as an object; a redirect has to keep it. */
const query = `function queryOf(request) {
  var parts = [];
  Object.keys(request.querystring).forEach(function (name) {
    var field = request.querystring[name];
    (field.multiValue || [field]).forEach(function (each) {
      parts.push(each.value === "" ? name : name + "=" + each.value);
    });
  });
  return parts.length === 0 ? "" : "?" + parts.join("&");
}`;

const answer = `function handler(event) {
  var request = event.request;
  var form = otherForms.exec(request.uri);
  var to = form === null ? otherNames[request.uri] : "/" + form[1];
  if (to !== undefined) {
    return {
      statusCode: 308,
      statusDescription: "Permanent Redirect",
      headers: { location: { value: to + queryOf(request) } },
    };
  }
  if (request.uri === "/") request.uri = "/index.html";
  if (pages.test(request.uri)) request.uri += ".html";
  return request;
}`;

/**
 * The function that CloudFront runs for every request: it redirects to the one address of a page
 * and maps it to its file.
 */
export function cloudFrontFunction(): string {
  return [
    `var otherForms = new RegExp(${JSON.stringify(`${OTHER_FORMS}$`)});`,
    `var otherNames = ${JSON.stringify(otherNames)};`,
    `var pages = new RegExp(${JSON.stringify(PAGES)});`,
    query,
    answer,
    "",
  ].join("\n");
}
