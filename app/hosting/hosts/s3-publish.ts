import { contentTypes, extensionOf } from "#app/hosting/content-types.ts";
import { placeHeaders } from "#app/hosting/places.ts";
import type { BuiltSite } from "./built-site.ts";

const COPY = 'aws s3 cp "$site" "s3://$BUCKET/releases/$release" --recursive --only-show-errors';

/** S3 guesses types by itself and guesses some wrong; so files go up by type and folder. */
function copies(files: readonly string[]): string[] {
  const commands = files.flatMap((file) => {
    const extension = extensionOf(file);
    const type = contentTypes[extension];
    if (type === undefined) return [];
    const [, folder] = /^([^/]+)\//.exec(file) ?? [];
    const which =
      folder === undefined
        ? `--include "*.${extension}" --exclude "*/*"`
        : `--include "${folder}/*.${extension}"`;
    const cache = placeHeaders(`/${file}`)["Cache-Control"] ?? "";
    return [`${COPY} --exclude "*" ${which} --content-type "${type}" --cache-control "${cache}"`];
  });
  return [...new Set(commands)];
}

/**
 * The script that publishes this build: its files into a folder of their own, then the
 * distribution that turns to this folder. The folders of earlier releases stay.
 */
export function s3Publish({ files, release }: BuiltSite): string {
  return [
    "#!/bin/sh",
    "# Written by the build; run it from anywhere. What it needs: docs/hosting.md",
    "set -eu",
    ': "${STACK:?the name of the CloudFormation stack}"',
    ': "${BUCKET:?the bucket that holds the releases}"',
    ': "${DOMAIN:?where visitors find the site}"',
    ': "${CERTIFICATE:?the ARN of its certificate in us-east-1}"',
    'here=$(cd "$(dirname "$0")" && pwd)',
    'site="${SITE:?the folder of the site, such as dist}"',
    `release=${release}`,
    ...copies(files),
    'aws cloudformation deploy --stack-name "$STACK" --template-file "$here/cloudfront.json" \\',
    "  --no-fail-on-empty-changeset --parameter-overrides \\",
    '  "BucketName=$BUCKET" "DomainName=$DOMAIN" "CertificateArn=$CERTIFICATE"',
    "",
  ].join("\n");
}
