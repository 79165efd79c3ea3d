import { expect, it } from "vitest";
import { hostOf, isMediaAddress, videoAt } from "./addresses.ts";

const tube = { frame: "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ" };
const vimeo = { frame: "https://player.vimeo.com/video/1084537?dnt=1" };

it.each([
  ["https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3", tube],
  ["https://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ", tube],
  ["https://youtu.be/aqz-KE-bpKQ?si=abc", tube],
  ["https://www.youtube.com/shorts/aqz-KE-bpKQ", tube],
  ["https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ", tube],
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
])("%s is played as %j", (address, expected) => {
  expect(videoAt(address)).toEqual(expected);
});

it("accepts https URLs with a full host name, and none with a password", () => {
  expect(["", "https://a.example/x.png"].map(isMediaAddress)).toEqual([true, true]);
  const others = ["http://a.example/x.png", "https://exa", "https://me:secret@a.example/", "//a.example", "x", null];
  expect(others.filter(isMediaAddress)).toEqual([]);
  expect(hostOf("https://a.example:8443/x.png")).toBe("a.example:8443");
});
