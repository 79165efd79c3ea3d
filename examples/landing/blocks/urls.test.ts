import { expect, it } from "vitest";
import { hostOf, isMediaUrl, videoOf } from "./urls.ts";

const youTubeVideo = { frame: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" };
const vimeo = { frame: "https://player.vimeo.com/video/1084537?dnt=1" };

it.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3", youTubeVideo],
  ["https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ", youTubeVideo],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc", youTubeVideo],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", youTubeVideo],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", youTubeVideo],
  ["https://www.youtube.com/@channel", null],
  ["https://www.youtube.com/watch?v=%22onload=x", null],
  ["https://vimeo.com/1084537", vimeo],
  ["https://player.vimeo.com/video/1084537?autoplay=1", vimeo],
  ["https://vimeo.com/1084537/abc123", { frame: `${vimeo.frame}&h=abc123` }],
  ["https://vimeo.com/categories", null],
  ["https://media.w3.org/2010/05/sintel/trailer.mp4", { file: "https://media.w3.org/2010/05/sintel/trailer.mp4" }],
  ["https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ", { file: expect.stringContaining("evil.example") }],
  ["http://example.com/film.mp4", null],
  ["javascript:alert(1)", null],
])("videoOf(%s) is %j", (href, expected) => {
  expect(videoOf(href)).toEqual(expected);
});

it("accepts https URLs with a full host name, and none with a password", () => {
  expect(["", "https://a.example/x.png"].map(isMediaUrl)).toEqual([true, true]);
  const invalidUrls = [
    "http://a.example/x.png",
    "https://exa",
    "https://me:secret@a.example/",
    "//a.example",
    "x",
    null,
  ];
  expect(invalidUrls.filter(isMediaUrl)).toEqual([]);
  expect(hostOf("https://a.example:8443/x.png")).toBe("a.example:8443");
});
