local Counter = {}
Counter.__index = Counter
function Counter.new() return setmetatable({n = 0}, Counter) end
function Counter:count() self.n = self.n + 1 end
local function run(counter, times)
  for i = 1, times do counter:count() end
  return counter.n
end
print(run(Counter.new(), 1000000))
